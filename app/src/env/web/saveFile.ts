import { after } from '../../timer.ts'
import { deviceFailure } from '../failure.ts'

/** How long the browser may take to read the file, ms. */
const READ_MS = 60_000

/**
 * Marks of web views that have no place for downloads: Android's own, and those of apps that are known by name. On iOS a web view is
 * told from the browser by what it leaves out.
 */
const WEB_VIEW = /; wv\)|AlipayClient|DingTalk|\bQQ\/|Weibo|baiduboxapp|aweme|NewsArticle|XiaoHongShu/i
const isWebView = (userAgent: string): boolean =>
  WEB_VIEW.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/\bSafari\//.test(userAgent))

/** Saves a file by a download of the browser. Rejects as missing in a web view, which would do nothing or leave the page. */
export async function saveFile(file: File): Promise<void> {
  if (isWebView(navigator.userAgent)) throw deviceFailure('missing')
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: file.name })
  // Firefox follows no link outside the document.
  document.body.append(link)
  link.click()
  link.remove()
  after(READ_MS, () => URL.revokeObjectURL(href))
}
