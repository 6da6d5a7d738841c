import { mayOutlivePage } from './outbox.ts'
import type { Identity } from '../gateway/identity.ts'
import type { Late } from '../late.ts'
import type { SafeStorage } from '@koo/host/storage'
import { scrubFact } from './scrub.ts'
import type { AnalyticsRecord } from './tracker.ts'

/** Local storage key of the events that the service has not confirmed. */
export const QUEUE_KEY = 'koo_events'
/** Most events that wait; older ones are dropped first. */
const CAPACITY = 200
/** Most events of one request. */
const BATCH = 50

type Fact = string | number | boolean | null
/** An event as a service of the sensors type takes it. */
interface SensorsEvent {
  /** Tells a repeated event from a new one. */
  _track_id: number
  type: 'track'
  time: number
  /** The device. The customer is not named. */
  distinct_id: string
  event: string
  properties: Readonly<Record<string, Fact>>
}

export interface SensorsParts {
  local: SafeStorage
  deviceId: string
  /** Facts that every event has: system, version, channel, business line. */
  common(): Readonly<Record<string, Fact>>
  /** Resolves to whether the service has taken the events. Must not reject. */
  post(body: string): Promise<boolean>
  newId?: () => number
}

/** Where analytics events go. Another service needs another function of this type. */
export interface AnalyticsPort {
  send(records: readonly AnalyticsRecord[]): Promise<void>
}

const randomId = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

const NAME = /^[A-Za-z_$][\w$]{0,99}$/
const isFact = (value: unknown): value is Fact =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Facts with names and values that the service takes. Texts are codes; what looks like personal data is taken out again. */
function propertiesOf(facts: Readonly<Record<string, unknown>>): Record<string, Fact> {
  const properties: Record<string, Fact> = {}
  for (const [name, value] of Object.entries(facts)) {
    if (!NAME.test(name) || !isFact(value)) continue
    if (name === 'ms') properties['event_duration'] = Number(value) / 1000
    else properties[name] = typeof value === 'string' ? scrubFact(value) : value
  }
  return properties
}

/** Stored events; what somebody else has written there counts as none. */
function parseQueue(text: string | null): SensorsEvent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(stored)) return []
    return stored.filter((entry: Partial<SensorsEvent> | null): entry is SensorsEvent => {
      const { _track_id: id, type, time, event, distinct_id: device, properties } = entry ?? {}
      const isOurs = type === 'track' && typeof id === 'number' && typeof time === 'number'
      const isNamed = typeof event === 'string' && typeof device === 'string'
      return isOurs && isNamed && typeof properties === 'object' && properties !== null
    })
  } catch {
    return []
  }
}

/**
 * The port to a service of the sensors type. Events wait in local storage until the service has confirmed them, so a reload or a
 * lost connection loses none; they are sent with the next ones.
 */
export function createSensors(parts: SensorsParts): AnalyticsPort {
  const { local, deviceId, common, post, newId = randomId } = parts
  const waiting = () => parseQueue(local.getItem(QUEUE_KEY))
  const keep = (events: readonly SensorsEvent[]) =>
    events.length === 0
      ? local.removeItem(QUEUE_KEY)
      : local.setItem(QUEUE_KEY, JSON.stringify(events.slice(-CAPACITY)))

  /** One at a time: two would send the same events. */
  let sending: Promise<void> | null = null
  const sendWaiting = async () => {
    for (let batch = waiting().slice(0, BATCH); batch.length > 0; batch = waiting().slice(0, BATCH)) {
      if (!(await post(JSON.stringify({ data_list: batch })))) return
      const sent = new Set(batch.map(({ _track_id: id }) => id))
      const left = waiting().filter(({ _track_id: id }) => !sent.has(id))
      keep(left)
      // A storage that does not forget would send the same events for ever.
      if (waiting().length > left.length) return
    }
  }
  return {
    send(records) {
      const events = records.map(({ event, at, ...facts }): SensorsEvent => ({
        _track_id: newId(),
        type: 'track',
        time: at,
        distinct_id: deviceId,
        event: event.replace(/[^\w$]/g, '_').slice(0, 100),
        properties: propertiesOf({ ...common(), ...facts }),
      }))
      keep([...waiting(), ...events])
      sending ??= sendWaiting().finally(() => {
        sending = null
      })
      return sending
    },
  }
}

/** Posts to the service; also while the page is closing. No cookies, no referrer. */
const postEvents =
  (url: string) =>
  async (body: string): Promise<boolean> => {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body,
        keepalive: mayOutlivePage,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json' },
      })
      return reply.ok
    } catch {
      return false
    }
  }

/** The port with the facts of this visit. */
export const openSensors = ({
  url,
  local,
  identity,
  late,
}: {
  url: string
  local: SafeStorage
  identity: Identity
  late: Late
}): AnalyticsPort =>
  createSensors({
    local,
    deviceId: identity.deviceId,
    common: () => ({
      $lib: 'js',
      $lib_version: __VERSION__,
      $os: identity.os,
      $app_version: identity.version,
      environment: identity.environment,
      channel_name: identity.profile.channelName,
      source_id: identity.sourceId,
      business_line: late.segments.businessLine,
    }),
    post: postEvents(url),
  })
