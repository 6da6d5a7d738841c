/** A picture that the server keeps; what a form holds of it. */
export interface UploadedPicture {
  /** Names the picture in later calls. */
  id: string
  /** Where it can be seen. Needed for pictures of an earlier visit only; new ones are shown from the phone. */
  url?: string
}

export interface UploadContext {
  /** Told from 0 to 1. */
  onProgress: (fraction: number) => void
  /** Aborted when the upload is cancelled, or its field has left the page. */
  signal: AbortSignal
}

/** Sends one compressed picture and resolves to what the server calls it. The kit itself fetches nothing. */
export type Upload = (file: File, context: UploadContext) => Promise<UploadedPicture>

export const uploadSources = ['camera', 'album'] as const

export type UploadSource = (typeof uploadSources)[number]

/** The host's own camera or album; resolves to nothing when the user turned back. */
export type PickPictures = (source: UploadSource, room: number) => Promise<readonly File[] | null>
