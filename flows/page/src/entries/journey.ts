// Where the customer is in a flow, and what comes next.
export { withJourney } from '../journey/withJourney.ts'
export { useNextStage, useStageRefused } from '../journey/nextStage.ts'
