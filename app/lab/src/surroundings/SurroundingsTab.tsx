import { BridgeSection } from './BridgeSection.tsx'
import { DetectedSection } from './DetectedSection.tsx'
import { EnvironmentSection } from './EnvironmentSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'

/** The tab for the environment and the theme of the page. */
export function SurroundingsTab() {
  return (
    <>
      <ThemeSection />
      <EnvironmentSection />
      <DetectedSection />
      <BridgeSection />
    </>
  )
}
