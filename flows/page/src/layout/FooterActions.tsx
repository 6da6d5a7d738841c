import { Actions } from '@koo/kit/Actions'
import { FooterBar, type FooterBarProps } from '@koo/kit/FooterBar'

/** The buttons of a page in its footer, one below the other: one primary, the others as text. */
export function FooterActions({ children, ...rest }: Omit<FooterBarProps, 'above'>) {
  return (
    <FooterBar {...rest}>
      <Actions>{children}</Actions>
    </FooterBar>
  )
}
