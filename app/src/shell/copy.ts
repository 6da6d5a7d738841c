/** For a browser that cannot run the app: written into the HTML by the build. */
export const tooOldCopy = '浏览器版本太低，请在微信中打开本页，或更新系统 WebView 后再试。'

/** On the page while it is not in front. */
export const coveredCopy = '页面内容已隐藏'
