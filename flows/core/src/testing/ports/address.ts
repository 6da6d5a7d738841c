import type { ReturnCode } from '../../destination.ts'
import type { AddressPort } from '../../ports.ts'

/** Addresses for tests. */
export interface FakeAddress extends AddressPort {
  /** Hard loads; a leading '=' marks a replacing one. */
  readonly opened: string[]
  readonly returned: { code: ReturnCode; message: string | undefined }[]
  /** How often the web view was closed. */
  closed(): number
}

/** Addresses that all may be opened; nothing is. */
export function fakeAddress(): FakeAddress {
  const [opened, returned]: [FakeAddress['opened'], FakeAddress['returned']] = [[], []]
  let closed = 0
  return {
    opened,
    returned,
    closed: () => closed,
    openUrl: (url, { replace = false } = {}) => {
      opened.push(`${replace ? '=' : ''}${url}`)
      return Promise.resolve(true)
    },
    opens: () => true,
    showsImage: () => true,
    frames: () => true,
    ownPath: (address) => (address.startsWith('/') ? address : null),
    linkUrl: (key) => `https://links.test/${key}`,
    partnerReturn: (code, message) => {
      returned.push({ code, message })
      return Promise.resolve(true)
    },
    close: () => {
      closed += 1
    },
  }
}
