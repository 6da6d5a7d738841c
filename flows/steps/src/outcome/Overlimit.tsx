import { NoTryLeft } from './NoTryLeft.tsx'
import type { OverlimitProps } from './step.ts'

export default function Overlimit({ exit }: OverlimitProps) {
  return <NoTryLeft leaves="home" onLeave={() => exit('leave')} />
}
