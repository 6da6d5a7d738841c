import { Button } from '@koo/kit/Button'
import {
  DrawingBank,
  DrawingCard,
  DrawingClock,
  DrawingDocument,
  DrawingMagnifier,
  DrawingShield,
} from '@koo/kit/Drawing'
import {
  IntroPage,
  Permitted,
  Reward,
  useAuthorisation,
  type GuideStep,
} from '../../blocks/precheck/index.ts'
import { copy } from './copy.ts'
import { OfficialAccount } from './OfficialAccount.tsx'
import type { IntroStep, Props } from './step.ts'

const DRAWINGS = {
  bank: <DrawingBank />,
  card: <DrawingCard />,
  clock: <DrawingClock />,
  document: <DrawingDocument />,
  magnifier: <DrawingMagnifier />,
  shield: <DrawingShield />,
} satisfies Record<NonNullable<IntroStep['drawing']>, unknown>

const drawn = (step: string | IntroStep): GuideStep =>
  typeof step === 'string' ? step : { ...step, drawing: step.drawing && DRAWINGS[step.drawing] }

/** What a verification takes and brings, and its start. */
export default function VerificationIntro(props: Props) {
  const { authId } = props.options
  if (authId === undefined) return <Intro {...props} />
  return <PermittedIntro {...props} authId={authId} />
}

function PermittedIntro({ authId, ...props }: Props & { authId: string }) {
  // Asked for together with the pre-check.
  const task = useAuthorisation(authId)
  return (
    <Permitted authId={authId} skeleton="detail" exit={props.exit}>
      <Intro {...props} reward={task?.reward} />
    </Permitted>
  )
}

interface IntroProps extends Pick<Props, 'options' | 'exit'> {
  reward?: string | null | undefined
}

function Intro({ options: { points, qr, tutorial, next }, exit, reward }: IntroProps) {
  return (
    <IntroPage
      heading={copy.heading}
      aside={<Reward reward={reward} />}
      points={points.map(drawn)}
      actions={
        <>
          <Button data-event="next" block onClick={() => exit('next')}>
            {next}
          </Button>
          {tutorial && (
            <Button data-event="tutorial" block kind="text" onClick={() => exit('tutorial')}>
              {copy.tutorial}
            </Button>
          )}
        </>
      }
    >
      {qr && <OfficialAccount />}
    </IntroPage>
  )
}
