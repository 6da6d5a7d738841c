import { Tag } from '@koo/kit/Tag'
import { copy } from '../copy.ts'
import { useLab } from '../context.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'

/** Shows what the app detected about its environment, with the app's own code. */
export function DetectedSection() {
  const detected = useLab().host.surroundings()
  const { environment, gates, headers } = detected
  const labels = copy.environment
  return (
    <>
      <Section title={labels.detected}>
        <Facts
          facts={[
            [labels.detectedKind, `${labels.names[environment]}（${environment}）`],
            [labels.os, detected.os],
            [labels.shellVersion, detected.version],
            [labels.channel, detected.channelName],
            [labels.source, detected.sourceId],
            [labels.bar, detected.header ? labels.renderedByPage : labels.native],
            [labels.agent, detected.userAgent],
          ]}
        />
      </Section>
      <Section title={labels.gates}>
        <Facts
          facts={gates.map(({ name, least, open }) => [
            labels.gateNames[name],
            <>
              <Tag tone={open ? 'ok' : 'plain'}>{open ? labels.yes : labels.no}</Tag> {labels.least(least)}
            </>,
          ])}
        />
      </Section>
      <Section title={labels.headers}>
        <Facts facts={Object.entries(headers)} />
      </Section>
    </>
  )
}
