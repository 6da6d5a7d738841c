import { Tag } from '@koo/kit/Tag'
import { hostKind } from '../../env/host.ts'
import { chosenUserAgent } from '../../env/override.ts'
import { opens, versionGates, type VersionGate } from '../../env/versions.ts'
import { wireHeaders } from '../../gateway/headers.ts'
import { headerValues } from '../../gateway/identity.ts'
import { copy } from '../copy.ts'
import { useLab } from '../context.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'

const gates = Object.keys(versionGates) as VersionGate[]

/** What of a token is shown: enough to tell two apart. */
const SHOWN_OF_TOKEN = 6

/** What the page itself found out, by the same code as everywhere. */
export function DetectedSection() {
  const { host } = useLab()
  const { identity, local, session } = host
  const { environment, profile } = identity
  const userAgent = chosenUserAgent(local) ?? host.userAgent
  const kind = hostKind(environment)
  const token = session.current()?.token ?? null
  const headers = wireHeaders(
    headerValues(identity, local, token && `${token.slice(0, SHOWN_OF_TOKEN)}***`, host.now()),
  )
  const words = copy.environment
  return (
    <>
      <Section title={words.detected}>
        <Facts
          facts={[
            [words.detectedKind, `${words.names[environment]}（${environment}）`],
            [words.os, identity.os],
            [words.shellVersion, identity.version],
            [words.channel, profile.channelName],
            [words.source, identity.sourceId],
            [words.bar, profile.header ? words.drawn : words.native],
            [words.host, kind === environment ? words.ownHost : words.borrowed(words.names[kind])],
            [words.agent, userAgent],
          ]}
        />
      </Section>
      <Section title={words.gates}>
        <Facts
          facts={gates.map((gate) => [
            words.gateNames[gate],
            <>
              <Tag tone={opens(gate, identity) ? 'ok' : 'plain'}>
                {opens(gate, identity) ? words.yes : words.no}
              </Tag>{' '}
              {words.least(versionGates[gate].least)}
            </>,
          ])}
        />
      </Section>
      <Section title={words.headers}>
        <Facts facts={Object.entries(headers)} />
      </Section>
    </>
  )
}
