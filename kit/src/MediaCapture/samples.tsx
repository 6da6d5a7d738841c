const scene = (paths: string, width = 300, height = 190) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths}</svg>`,
  )}`

const card =
  '<path fill="#6f7f74" d="M0 0h300v190H0z"/><rect x="14" y="12" width="272" height="166" rx="9" fill="#dfe9f1"/>'

/** What a camera sees, drawn: none of it is a photo of somebody. */
const scenes = {
  face: scene(
    '<path fill="#93a5b5" d="M0 0h300v300H0z"/><path fill="#3d4a57" d="M60 300c6-58 40-84 90-84s84 26 90 84Z"/><ellipse cx="150" cy="142" rx="62" ry="78" fill="#e3bfa2"/><path fill="#2c2a2b" d="M86 128c-4-56 26-82 64-82s68 26 64 82c-10-30-30-44-64-44s-54 14-64 44Z"/>',
    300,
    300,
  ),
  idFront: scene(
    `${card}<path fill="#7c94a8" d="M34 36h60v9H34zM34 60h96v8H34zM34 82h78v8H34zM34 104h112v8H34zM34 148h150v11H34z"/><rect x="204" y="34" width="64" height="86" rx="3" fill="#b9cfdd"/><circle cx="236" cy="66" r="16" fill="#d9b79b"/><path fill="#46586a" d="M210 120c2-22 10-30 26-30s24 8 26 30Z"/>`,
  ),
  idBack: scene(
    `${card}<circle cx="64" cy="62" r="24" fill="#c5706a"/><path fill="#5f7689" d="M108 46h132v12H108zM108 72h108v9H108zM96 132h120v8H96zM96 152h146v8H96z"/>`,
  ),
  document: scene(
    '<path fill="#8b7f72" d="M0 0h300v400H0z"/><path fill="#f7f7f4" d="M24 22h252v356H24z"/><path fill="#a9b0b8" d="M96 52h108v12H96zM50 96h200v7H50zM50 120h200v7H50zM50 144h170v7H50zM50 184h200v7H50zM50 208h200v7H50zM50 232h130v7H50z"/>',
    300,
    400,
  ),
}

/** In place of a running camera. */
export function SampleCamera({ of }: { of: keyof typeof scenes }) {
  return <img src={scenes[of]} alt="" />
}
