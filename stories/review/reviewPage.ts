import type { ChangedPicture } from './changes.ts'

const data = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const SHEET = `
:root { color-scheme: light dark; --ink: #14171f; --soft: #545b69; --line: #e7e9ed; --paper: #f4f5f7; --card: #fff; --brand: #1f4fd8 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef1f6; --soft: #aab2c0; --line: #262c36; --paper: #0d1015; --card: #161a21; --brand: #7fa3ff }
}
body { margin: 0; padding: 40px clamp(16px, 4vw, 56px); background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
h1 { margin: 0 0 4px; font-size: 32px; letter-spacing: -.02em }
h2 { margin: 0; font-size: 15px; overflow-wrap: anywhere }
p { margin: 0 0 24px; color: var(--soft) }
article { margin-bottom: 24px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--card) }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin-bottom: 16px }
button, label, input { font: inherit }
button { min-height: 36px; padding: 0 14px; border: 1px solid var(--soft); border-radius: 10px; background: none; color: inherit; cursor: pointer }
button[aria-pressed=true] { border-color: var(--brand); background: var(--brand); color: var(--card) }
.views { display: flex; gap: 8px }
.two { display: flex; flex-wrap: wrap; gap: 24px }
figure { margin: 0; max-width: 100% }
figcaption { margin-bottom: 6px; color: var(--soft); font-size: 13px }
img { display: block; max-width: 100%; outline: 1px solid var(--line) }
.over { position: relative; display: inline-block; max-width: 100%; isolation: isolate }
.over img + img { position: absolute; inset: 0 }
[data-view=slide] .after { clip-path: inset(0 0 0 var(--at, 50%)) }
[data-view=difference] .after { mix-blend-mode: difference }
[data-view=difference] .over { background: #000 }
[data-view=two] .over, [data-view=two] .slide, article:not([data-view=two]) .two, article:not([data-view=slide]) .slide { display: none }
.slide { width: min(100%, 375px); margin-top: 12px }
footer { position: sticky; bottom: 0; margin: 32px -16px 0; padding: 16px; background: var(--paper); border-top: 1px solid var(--line) }
pre { margin: 0 0 12px; max-height: 30vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px }
`

/** What the page does: three views of each picture, and a list of what was not accepted as a command. */
const SCRIPT = `
const list = document.querySelector('pre')
const copy = document.querySelector('#copy')
function collect() {
  const files = [...document.querySelectorAll('article[data-back]')].map((article) => article.dataset.file)
  list.textContent = files.length === 0 ? 'Nothing is taken back.' : document.body.dataset.command + files.map((file) => ' \\\\\\n  ' + file).join('')
  copy.disabled = files.length === 0
}
document.addEventListener('click', ({ target }) => {
  const article = target.closest('article')
  if (target.dataset.show) {
    article.dataset.view = target.dataset.show
    for (const button of article.querySelectorAll('[data-show]')) button.setAttribute('aria-pressed', button === target)
  }
  if (target.dataset.does === 'back') {
    const isBack = article.toggleAttribute('data-back')
    target.setAttribute('aria-pressed', isBack)
    collect()
  }
  if (target === copy) void navigator.clipboard.writeText(list.textContent)
})
document.addEventListener('input', ({ target }) => target.closest('article').style.setProperty('--at', target.value + '%'))
collect()
`

const view = (show: string, isFirst = false) =>
  `<button type="button" data-show="${show}" aria-pressed="${isFirst}">${show === 'two' ? 'beside each other' : show}</button>`

function article({ name, file, before, after }: ChangedPicture): string {
  const what = before ? (after ? 'changed' : 'gone') : 'new'
  const figure = (caption: string, picture?: Buffer) =>
    picture
      ? `<figure><figcaption>${caption}</figcaption><img src="${data(picture)}" alt="${caption}"></figure>`
      : ''
  const both = before && after
  return `<article data-view="two" data-file="${escaped(file)}">
<header><h2>${escaped(name)} <small>${what}</small></h2><div class="views">
${both ? view('two', true) + view('slide') + view('difference') : ''}
<button type="button" data-does="back" aria-pressed="false">take back</button></div></header>
<div class="two">${figure('before', before)}${figure('after', after)}</div>
${
  both
    ? `<div class="over"><img src="${data(before)}" alt="before"><img class="after" src="${data(after)}" alt="after"></div>
<div class="slide"><input type="range" min="0" max="100" value="50" aria-label="edge between before and after" style="width: 100%"></div>`
    : ''
}</article>`
}

/**
 * One page, without anything from elsewhere, that shows pictures before and after a change.
 *
 * @param since what they are compared with, in words
 * @param command takes a picture back, with the file behind it
 */
export const reviewPage = (pictures: readonly ChangedPicture[], since: string, command: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${pictures.length} changed pictures</title><style>${SHEET}</style>
<body data-command="${escaped(command)}">
<h1>${pictures.length === 1 ? 'One picture differs' : `${pictures.length} pictures differ`}</h1><p>${escaped(since)}</p>
${pictures.map(article).join('\n')}
<footer><pre></pre><button type="button" id="copy">Copy the command</button></footer>
<script>${SCRIPT}</script></body></html>
`
