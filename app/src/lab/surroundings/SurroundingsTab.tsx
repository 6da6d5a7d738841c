import { BridgeSection } from './BridgeSection.tsx'
import { DetectedSection } from './DetectedSection.tsx'
import { EnvironmentSection } from './EnvironmentSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'

/** Where the page runs and how it looks. */
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
