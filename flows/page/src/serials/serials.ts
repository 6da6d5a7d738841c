/**
 * Serial numbers of ordinary writes. One is made for one intention: a call, with one request, of one customer. It is kept in the
 * storage of the tab until the outcome is known, so that the same request after a lost reply or a reload has an effect only once.
 */
import { isGatewayError } from '@koo/api-client'
import { checksum } from '../checksum.ts'
import { draftOf, type Draft, type DraftHost } from '../draft/draft.ts'

/** Storage key of the serials that are kept. */
const KEY = 'serial'
/** What a serial number looks like (contract, SerialNumber). */
const SERIAL = /^[\w.-]{16,64}$/
/** The server does not carry out this serial any more, or knows it with another request. */
const GIVEN_UP = [42116, 409]

/** The serial that is kept for a request without its serial, for the customer of `host`. */
export const keptSerial = (host: DraftHost, path: string, request: object): Draft<string> =>
  draftOf(host, {
    key: `${KEY}.${path}.${digestOf(request)}`,
    version: 1,
    read: (value) => (typeof value === 'string' && SERIAL.test(value) ? value : null),
  })

/**
 * Sixteen bits of a request: 100,000 phone numbers have the same ones, so what was typed cannot be told from them. Two requests
 * that share them by chance share a serial: the server refuses the second one, which then gets its own.
 */
function digestOf(request: object): string {
  const sum = checksum(JSON.stringify(request))
  return ((sum >>> 16) ^ (sum & 0xffff)).toString(36)
}

/** Randomness of serials. */
const random = () => crypto.randomUUID()

/**
 * Sends a request with its serial number: the one that is kept for it, or a new one, which is stored before it is sent. A success
 * forgets it, and so does a refusal, unless an earlier request with the same serial may still arrive.
 */
export async function sendWithSerial<Content>(
  host: DraftHost,
  path: string,
  request: object,
  send: (request: object) => Promise<Content>,
  newSerial: () => string = random,
): Promise<Content> {
  const { serialNumber: _none, ...own } = request as { serialNumber?: unknown }
  const kept = keptSerial(host, path, own)
  const before = kept.load()
  const serialNumber = before ?? newSerial()
  kept.save(serialNumber)
  try {
    const content = await send({ ...own, serialNumber })
    kept.clear()
    return content
  } catch (error) {
    if (hasEnded(error, before !== null)) kept.clear()
    throw error
  }
}

/** Whether nothing was done with a serial, and nothing will be. */
function hasEnded(error: unknown, isRepeat: boolean): boolean {
  if (!isGatewayError(error) || error.kind !== 'result') return false
  return GIVEN_UP.includes(error.code ?? 0) || (!error.outcomeUnknown && !isRepeat)
}
