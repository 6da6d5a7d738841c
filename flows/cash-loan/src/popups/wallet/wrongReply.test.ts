import { merchantRewardQuery } from '@koo/api-client/calls'
import { faultsOfTexts, wrongContents } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { readReward } from './reply.ts'
import { REPLIES } from './samples.ts'
import { matchPopup, TABLE, type PopupNode } from './table.ts'
import { popupTexts } from './texts.ts'

const NOW = Date.parse('2026-03-02T10:00:00+08:00')
const NODES: readonly PopupNode[] = ['ENTRY_LOAN_PAGE', 'QUIT_LOAN_PAGE']
type Query = typeof merchantRewardQuery
// The request does not matter: nothing is sent.
const query = (gateway: Parameters<Query>[0]) => merchantRewardQuery(gateway, {} as Parameters<Query>[1])

describe('a wrong value in the reply of the pop-ups', () => {
  it.each(TABLE.map(({ name }) => name))('is shown by no pop-up: %s', async (name) => {
    const contents = await wrongContents(query, REPLIES[name])
    expect(contents.length).toBeGreaterThan(0)
    const faults = contents.flatMap(({ name: wrong, content }) =>
      NODES.flatMap((node) => {
        const reward = content && readReward(content, 'regular')
        const found = reward && matchPopup(reward, node)
        const texts = found && popupTexts(found, reward, { node, now: NOW })
        return faultsOfTexts(texts).map((text) => `${wrong}: ${found} says ${text}`)
      }),
    )
    expect(faults).toEqual([])
  })
})
