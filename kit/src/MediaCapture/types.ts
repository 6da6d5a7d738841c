export const captureKinds = ['face', 'idFront', 'idBack', 'document'] as const

export type CaptureKind = (typeof captureKinds)[number]

/**
 * `idle`: it was not asked for yet; the frame has a drawing of what is taken. `starting`: the camera is being opened. `live`: it runs. `recording`: a clip is being recorded. `taken`: to look at and to
 * use. `sending`: on its way to the server. `failed`: no camera, no permission, or the server refused it.
 */
export const captureStates = ['idle', 'starting', 'live', 'recording', 'taken', 'sending', 'failed'] as const

export type CaptureState = (typeof captureStates)[number]
