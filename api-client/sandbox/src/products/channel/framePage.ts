import type { Place } from '../../engine/page.ts'
import { scriptedPage } from '../../http/page.ts'

/**
 * Shows the page of the app in `path`, replies to each of its calls, and writes them down. After `quit` it says that the app was
 * left; what the app shows then can still be read. Only messages of the frame and of this origin count.
 */
const SCRIPT = `
const frame = document.querySelector('iframe')
const log = document.querySelector('ol')
const path = new URLSearchParams(location.search).get('path') || ''
if (/^\\/pages\\/credit\\/[^\\\\]*$/.test(path)) frame.src = path
else frame.remove()
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== location.origin) return
  const { id, method, params } = JSON.parse(data)
  const line = document.createElement('li')
  line.textContent = method + ' ' + JSON.stringify(params)
  log.append(line)
  source.postMessage(JSON.stringify({ id, result: null }), origin)
  if (method === 'setTitle') document.title = params.title
  if (method === 'quit' || method === 'closeWebview') {
    document.querySelector('h1').textContent = '已退出应用'
    frame.inert = true
  }
})`

const BODY = `<p>这是演示用的合作方页面，下面是以网页框架打开的应用。</p>
<iframe title="应用" width="375" height="667" style="border:1px solid #ccc;max-width:100%"></iframe>
<h2>应用的调用</h2><ol></ol>`

/** The page of a partner that shows the app in a frame: `partner-frame?path=/pages/credit/…`. */
export async function handleFramePage(request: Request, { name }: Place): Promise<Response | null> {
  return name === 'partner-frame' && request.method === 'GET' ? scriptedPage('合作方', BODY, SCRIPT) : null
}
