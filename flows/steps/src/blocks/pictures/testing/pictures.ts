/** Pictures that are drawn here and chosen in the album, for tests of pages with pictures. */

/** A picture that a browser can read. */
export async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 30
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob ?? ''], name, { type: 'image/jpeg' })
}

/** Selects these files in the album, at once, as the system's picker does. */
export function choose(...files: File[]) {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const input = inputs[inputs.length - 1]
  if (!input) throw new Error('There is no file input.')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Selects pictures of these names. */
export const upload = async (...names: string[]) => choose(...(await Promise.all(names.map(picture))))
