/** A picture on the server; the value of a form. */
export interface UploadedPicture {
  /** Id of the picture in later calls. */
  id: string
  /** Address of the picture. Only needed for pictures of an earlier visit; new ones are shown from the phone. */
  url?: string
}

export interface UploadContext {
  /** Call it with 0 to 1. */
  onProgress: (fraction: number) => void
  /** Aborted when the upload is cancelled or the field is unmounted. */
  signal: AbortSignal
}

/** Sends one compressed picture and resolves to the picture on the server. The kit sends nothing itself. */
export type Upload = (file: File, context: UploadContext) => Promise<UploadedPicture>

export const uploadSources = ['camera', 'album'] as const

export type UploadSource = (typeof uploadSources)[number]

export const uploadSlots = ['square', 'idFront', 'idBack'] as const

/** Shape of the pictures: squares beside each other, or one side of an ID card over the whole width. */
export type UploadSlot = (typeof uploadSlots)[number]

/**
 * The host's own camera or album; resolves to an empty list when the user cancelled. Where a picture arrives in parts, it reports
 * progress: the field then shows a tile that cancels by the signal.
 */
export type PickPictures = (
  source: UploadSource,
  room: number,
  context: UploadContext,
) => Promise<readonly File[] | null>
