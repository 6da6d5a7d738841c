import type { OpenState } from '@koo/page/layout'
import { Survey, type SurveyProps } from './Survey.tsx'

export interface SurveyOverlayProps extends OpenState, Pick<SurveyProps, 'survey' | 'page' | 'onSubmitted'> {}

/** A survey that is opened and closed as any sheet. It is empty each time it is opened. */
export default function SurveyOverlay({ open, onOpenChange, ...survey }: SurveyOverlayProps) {
  return open ? <Survey {...survey} onEnd={() => onOpenChange(false)} /> : null
}
