import type { Environment } from '@koo/flow'
import { environments } from '@koo/flow/tools'
import { Button } from '@koo/kit/Button'
import { Header } from '@koo/kit/Header'
import { useGateway } from '@koo/page/query'
import { withSandbox } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { environment as words } from '../../app/lab/src/copy/surroundings.ts'
import { kinds } from '../../app/lab/src/surroundings/choice.ts'
import type { AppHost } from '../../app/src/env/parts.ts'
import { profiles } from '../../app/src/env/profiles.ts'
import { hostAround } from './around.ts'

const TITLE = '我要借款'
const PAGE_ID = 'cash_home'
const nothing = () => undefined

const isMessenger = (kind: Environment) => kind.startsWith('messenger-')
const barOf = (kind: Environment) => `${words.names[kind]}的标题栏`
const leftFrom = (kind: Environment) =>
  kind === 'h5' ? '页面已离开，回到之前的页面' : `页面已离开，由${words.names[kind]}关闭`

/** A page in an environment: the bar around it, its own one where the app shows one, and a button that leaves. */
function FramedPage({ kind }: { kind: Environment }) {
  const gateway = useGateway()
  const [host, setHost] = useState<AppHost | null>(null)
  const [bar, setBar] = useState<string | null>(null)
  const [hasLeft, setLeft] = useState(false)
  useEffect(() => {
    let gone = false
    // So that the browser does not go back out of this story: below the page lies another page of the app.
    if (kind === 'h5') history.replaceState({ ...history.state, idx: 1 }, '')
    const around = {
      kind,
      manner: 'ordinary',
      onCall(method: string, params: unknown) {
        if (method === 'setTitle') setBar((params as { title: string }).title)
        if (method === environments[kind].leave) setLeft(true)
      },
      routeTo: () => setLeft(true),
    } as const
    void hostAround({ gateway }, around).then((made) => {
      if (gone) return
      made.setTitle(TITLE)
      if (isMessenger(kind)) setBar(document.title)
      setHost(made)
    })
    return () => {
      gone = true
    }
  }, [gateway, kind])
  if (!host) return null
  const hasOwnBar = host.showsHeader?.(PAGE_ID) ?? profiles[kind].header
  return (
    <>
      {bar !== null && (
        <div
          role="group"
          aria-label={barOf(kind)}
          style={{ padding: 12, textAlign: 'center', borderBottom: '1px solid currentColor' }}
        >
          {bar}
        </div>
      )}
      {hasLeft ? (
        <p style={{ padding: 16 }}>{leftFrom(kind)}</p>
      ) : (
        <>
          {hasOwnBar && <Header title={TITLE} onBack={nothing} />}
          <div style={{ padding: 16 }}>
            <Button block onClick={() => void host.close()}>
              离开
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** What is around a page and how it ends, by kind of environment. The stand-in draws the bar as plain text. */
const meta = {
  title: 'Environments/Frame',
  component: FramedPage,
  decorators: [withSandbox],
  argTypes: { kind: { options: kinds, control: 'select' } },
} satisfies Meta<typeof FramedPage>
export default meta
type Story = StoryObj<typeof meta>

/** The bar of the app or messenger has the title; there is no second one. A plain browser has none, so the page has its own. */
const oneBar: NonNullable<Story['play']> = async ({ canvasElement, args: { kind } }) => {
  const screen = within(canvasElement)
  await screen.findByRole('button', { name: '离开' })
  if (kind === 'h5') await screen.findByRole('heading', { name: TITLE })
  else await expect(await screen.findByRole('group', { name: barOf(kind) })).toHaveTextContent(TITLE)
  await expect(screen.getAllByText(TITLE)).toHaveLength(1)
}

export const TitleBar: Story = { args: { kind: 'messenger-miniprogram' }, play: oneBar }
export const OwnTitleBar: Story = { args: { kind: 'h5' }, play: oneBar }

export const Leaving: Story = {
  args: { kind: 'app-ios' },
  async play({ canvasElement, args: { kind } }) {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: '离开' }))
    await screen.findByText(leftFrom(kind))
  },
}
