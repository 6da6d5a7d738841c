import type { Context } from './context.ts'
import type { Wire } from './contract.ts'
import { Refusal, RESULTS } from './results.ts'
import type { SentFile } from './uploads.ts'
import { CAPS, newId, unshiftCapped, type KeptFile, type World } from './world.ts'

/** Which files a call accepts. */
export const FILE_KINDS = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  video: ['video/mp4', 'video/quicktime', 'video/webm'],
} as const

/** Rules for a file. */
export interface FileRules {
  /** Purpose of the file: 'idPhoto', 'video'. */
  purpose: string
  kind: keyof typeof FILE_KINDS
  /** Size limit in bytes. */
  maxBytes: number
}

const MEGABYTE = 1_000_000

/** Size limit of a picture in bytes; a photo of a phone's camera is smaller. */
export const PICTURE_BYTES = 10 * MEGABYTE

/** Size limit of a recording in bytes: 20 seconds of a phone's camera. */
export const VIDEO_BYTES = 18 * MEGABYTE

/** Records a file of the signed-in customer; refuses an empty file, a wrong type, and too many bytes. */
export function keepFile(context: Context, file: SentFile, rules: FileRules): KeptFile {
  const { world, now } = context
  checkFile(file, rules)
  return addFile(world, context.user().userId, now, file, rules.purpose)
}

/** Refuses a file that breaks the rules, with a Chinese text for the customer. */
export function checkFile(file: Pick<SentFile, 'type' | 'size'>, { kind, maxBytes }: FileRules): void {
  const noun = kind === 'video' ? '视频' : '图片'
  const kinds: readonly string[] = FILE_KINDS[kind]
  const [type = ''] = file.type.toLowerCase().split(';')
  if (file.size === 0) throw new Refusal(RESULTS.badRequest, `${noun}内容为空，请重新选择`)
  if (!kinds.includes(type.trim())) throw new Refusal(RESULTS.badRequest, `${noun}格式不支持，请重新选择`)
  if (file.size > maxBytes) {
    throw new Refusal(RESULTS.badRequest, `${noun}不能超过${Math.floor(maxBytes / MEGABYTE)}MB，请重新选择`)
  }
}

/** Adds a file to the world's list; the oldest one is removed when the list is full. */
export function addFile(
  world: World,
  userId: string,
  now: number,
  { fileId, name, type, size }: SentFile,
  purpose: string,
): KeptFile {
  const kept: KeptFile = {
    key: newId(world, 'O'),
    fileId,
    name: name.slice(0, 80),
    type: type.slice(0, 80),
    size,
    purpose,
    userId,
    at: now,
  }
  unshiftCapped(world.files, kept, CAPS.files)
  return kept
}

/** A file of one customer by its key. */
export function findFile({ files }: World, userId: string, key: string): KeptFile | undefined {
  return files.find((file) => file.key === key && file.userId === userId)
}

/** A file of the signed-in customer by its key; refuses when it has another purpose. */
export function requireFile(context: Context, key: string, kind: keyof typeof FILE_KINDS): KeptFile {
  const kinds: readonly string[] = FILE_KINDS[kind]
  const file = findFile(context.world, context.user().userId, key)
  if (!file) throw new Refusal(RESULTS.badRequest, '未找到已上传的文件，请重新上传')
  if (!kinds.includes(file.type.split(';')[0] ?? '')) {
    throw new Refusal(RESULTS.badRequest, '文件格式不支持，请重新上传')
  }
  return file
}

/** Name of a file's bytes in the store. */
export function hashOf(file: Pick<KeptFile, 'fileId'>): string {
  return file.fileId.slice(1).toLowerCase()
}

/** Address at which the sandbox serves a file's bytes. */
export function fileUrl({ baseUrl, scope }: Pick<Context, 'baseUrl' | 'scope'>, file: KeptFile): string {
  return `${baseUrl}/__sandbox/files/${file.key}?${new URLSearchParams({ scope })}`
}

/** A file as the contract describes it. */
export function uploadedFile(context: Context, file: KeptFile): Wire<'credit/uploadIdPhoto'> {
  return { key: file.key, url: fileUrl(context, file), hash: hashOf(file) }
}
