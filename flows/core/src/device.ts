/** Why a function of the device gave nothing. */
export type DeviceFailureKind =
  /** The customer or the system did not allow it. */
  | 'refused'
  /** The environment does not have it, or its bridge could not be reached. */
  | 'missing'
  /** The app around the page needs a later version. */
  | 'tooOld'
  /** The customer closed it, or the page took it back by its signal. */
  | 'cancelled'
  /** Nothing came back in time. */
  | 'timedOut'

/** A function of the device that gave nothing. `message` is the host's sentence for the customer. */
export class DeviceFailure extends Error {
  // Declared without a value: a class field would add helper functions for older targets.
  declare readonly kind: DeviceFailureKind

  constructor(kind: DeviceFailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

export interface CaptureRequest {
  /** A document or receipt, the face of the customer as a short clip, or a spoken video. */
  readonly what: 'photo' | 'face' | 'video'
  /** Default: the camera. */
  readonly from?: 'camera' | 'album'
  /** Which side of a document, so that the camera can show its outline. */
  readonly side?: 'front' | 'back'
  /** Longest clip, in seconds. */
  readonly maxSeconds?: number
  readonly signal?: AbortSignal
  /** Part of the work that is done, from 0 to 1. */
  onProgress?(done: number): void
}

/** What was captured: the file itself, or where the app has uploaded it already. */
export type Captured =
  | { readonly file: Blob }
  /** `key` and `hash` as the upload service gave them, for `cash/saveVideo` and the like. */
  | { readonly uploaded: { readonly key: string; readonly hash: string } }

export interface FileRequest {
  /** Kinds of files, as in the `accept` of an input. */
  readonly accept: string
  /** Opens the camera on this side where the browser can. */
  readonly camera?: 'user' | 'environment'
  readonly signal?: AbortSignal
}

/** A contact that the app recommends, as its owner saved it. */
export interface DeviceContact {
  readonly name: string
  readonly phone: string
}

/** A place on earth. Never kept, never logged. */
export interface DevicePlace {
  readonly latitude: number
  readonly longitude: number
  /** Metres. */
  readonly precision: number
}

export interface RecordingRequest {
  /**
   * Gives the address of the media server (`rtmp:`). Called once the app is known to be able to record: for the server the
   * recording begins with this question.
   */
  streamUrl(): Promise<string>
  readonly signal?: AbortSignal
}

/** What proves to the messenger that a page may use its functions. */
export interface MessengerSignature {
  readonly appId: string
  /** Seconds since 1970. */
  readonly timestamp: string | number
  readonly nonceStr: string
  readonly signature: string
}

export interface AlipayRequest {
  /** Address of the signing, as the server gave it. */
  readonly address: string
  readonly signal?: AbortSignal
}

/** What alipay said at the end: that it is signed, or that its result comes later. */
export type AlipayOutcome = 'signed' | 'unknown'

/** The title bar of the app around the page. */
export interface NavBar {
  readonly title?: string
  /** Whether the bar shows an arrow that goes back. */
  readonly back?: boolean
}

/**
 * What an environment can do beside showing pages. A host has the functions that its environment has, so a page asks
 * `can(host, 'scan')` and never which environment this is. Each promise rejects with a {@link DeviceFailure}.
 */
export interface Device {
  /** Opens the camera or the album of the app. Without it a page uses the browser's own camera or input. */
  capture?(request: CaptureRequest): Promise<Captured>
  /** Opens the browser's file picker. Call it from a tap. */
  pickFile?(request: FileRequest): Promise<File>
  /**
   * Saves a file that the page has made, as a download of the browser. Call it from a tap. Web views have no place for downloads:
   * there the page shows what is in it, to be kept by hand.
   */
  saveFile?(file: File): Promise<void>
  /** Opens the messenger's scanner, which handles the scanned code itself. */
  scan?(signature: MessengerSignature): Promise<void>
  /** Address that the signature for `scan` is made for: iOS checks that of the first page, other systems the current one. */
  scanAddress?(): string
  /** Contacts that the wallet app recommends. */
  contacts?(options?: { readonly signal?: AbortSignal }): Promise<readonly DeviceContact[]>
  /** Records the screen and sends it to the media server. Resolves when it runs; it ends in the app, not on the page. */
  recording?(request: RecordingRequest): Promise<void>
  /** Changes the title bar of the app. */
  navBar?(bar: NavBar): Promise<void>
  /**
   * Opens the signing of automatic repayment in alipay, and comes back. Only the server knows whether it is on: after either
   * result, and when nothing came back, its status is read again.
   */
  alipay?(request: AlipayRequest): Promise<AlipayOutcome>
  /** Opens the settings of notifications. */
  notificationSettings?(): Promise<void>
  /** Opens the customer service of the app. */
  customerService?(): Promise<void>
  /** Where the customer is. Ask after a tap, with the reason on the page. */
  location?(options?: { readonly signal?: AbortSignal }): Promise<DevicePlace>
}

/** Whether this environment has a function of the device. */
export const can = <D extends Device, N extends keyof Device>(
  device: D,
  name: N,
): device is D & Required<Pick<Device, N>> => device[name] !== undefined

/** A function of the device by which a page does something better or at all. */
export type DeviceNeed = Exclude<keyof Device, 'scanAddress'>
