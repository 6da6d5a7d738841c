import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page/layout'
import { useState } from 'react'
import { openOutside } from '../navigation/outside.ts'
import { windowAddress } from '@koo/host/navigation'
import { copy } from './copy.ts'

/** In place of a page that may not be shown inside the page of another company: says so, and opens it outside. */
export function OpenOutside() {
  // Nothing says whether a window was opened: from the first tap on there is another way.
  const [isAsked, setAsked] = useState(false)
  const open = () => {
    openOutside(windowAddress(), 'window')
    setAsked(true)
  }
  return (
    <ResultPage
      tone="safe"
      title={copy.title}
      text={copy.text}
      actions={
        <>
          <Button block onClick={open}>
            {copy.open}
          </Button>
          {isAsked && (
            <Button kind="text" block onClick={() => openOutside(windowAddress(), 'top')}>
              {copy.instead}
            </Button>
          )}
        </>
      }
    />
  )
}
