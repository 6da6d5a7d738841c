import { Button } from '@koo/kit/Button'
import { DrawingClock } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import type { ReactNode } from 'react'
import { next } from './copy.ts'

interface UndecidedProps {
  title: string
  text: string
  /** What the page is about. */
  drawing?: ReactNode
  /** Goes on: the server says with what. */
  onNext: () => unknown
  /** More ways on. */
  children?: ReactNode
}

/** In place of an outcome that the server has not said: whoever opens the page by its address is told nothing that is not so. */
export function Undecided({ title, text, drawing = <DrawingClock />, onNext, children }: UndecidedProps) {
  return (
    <ResultPage
      tone="wait"
      drawing={drawing}
      title={title}
      text={text}
      actions={
        <>
          <Button block onClick={onNext}>
            {next}
          </Button>
          {children}
        </>
      }
    />
  )
}
