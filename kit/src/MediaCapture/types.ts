export const captureKinds = ['face', 'idFront', 'idBack', 'document'] as const

export type CaptureKind = (typeof captureKinds)[number]

/**
 * `starting`: the camera is being opened. `live`: it runs. `recording`: a clip is being recorded. `taken`: to look at and to
 * use. `sending`: on its way to the server. `failed`: no camera, no permission, or the server refused it.
 */
export const captureStates = ['starting', 'live', 'recording', 'taken', 'sending', 'failed'] as const

export type CaptureState = (typeof captureStates)[number]
