// One chunk for what a plain browser can do: each import of its own would cost the first chunk another address.
export { locate } from './location.ts'
export { pickFile } from './pick-file.ts'
