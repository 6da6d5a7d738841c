import { ownPageOf, type FlowData, type FlowHost } from '@koo/flow'
import { hint } from '@koo/flow/tools'
import { PARTNERS } from '@koo/sandbox'
import { siku } from '@koo/flow-siku'
import { describe, expect, it } from 'vitest'
import { flows } from './flows.ts'

/** What the flow opens for a step name; null when it has neither a page nor a link for it. */
async function opened(flow: FlowData, pageCode: string): Promise<string | null> {
  const host: Pick<FlowHost, 'pageMeta'> = { pageMeta: async () => ({ actionType: 'PAGE', pageCode }) }
  const reply = await flow.server?.where(new AbortController().signal, host as FlowHost)
  if (reply?.to === 'page') return ownPageOf(flow, reply.page)
  return reply?.to === 'link' ? reply.key : null
}

/** The step names of the sandbox's order that the flow does not know, each with the name that was probably meant. */
async function strays(flow: FlowData, { code, steps }: (typeof PARTNERS)[number]): Promise<string[]> {
  const { codes = {}, links = {} } = flow.server ?? {}
  const known = [
    ...Object.keys(codes).filter((each) => ownPageOf(flow, codes[each] ?? '') !== null),
    ...Object.keys(links),
  ]
  const found = await Promise.all(
    steps.map(async (step) => ((await opened(flow, step)) === null ? step : [])),
  )
  const file = `products/channel/partners/${code}.ts`
  return found.flat().map((step) => {
    const what = `no page of '${flow.id}' answers to the step '${step}' of its order in the sandbox (${file})`
    return what + hint(step, known)
  })
}

/** Flows that ask the server where a partner's customer is. */
const channels = flows.filter(({ server }) => server?.request !== undefined)
const inSandbox = (flow: FlowData) => PARTNERS.find(({ code }) => code === flow.id)

describe('the order of steps that the sandbox has for a partner', () => {
  it.each(channels.map((flow) => ({ id: flow.id, flow })))(
    '$id: every step is a page of the flow or a link, and its entry is an address of the flow',
    async ({ flow }) => {
      const partner = inSandbox(flow)
      expect(partner, `${flow.id} is unknown to the sandbox`).toBeDefined()
      if (partner === undefined) return
      expect(await strays(flow, partner)).toEqual([])
      expect(`${partner.entry}/`).toContain(`/pages/credit${flow.base}/`)
      expect(partner.steps.length).toBeGreaterThan(0)
    },
  )

  it('is found wrong where a name has a slip, or where the flow lacks the page', async () => {
    const steps = ['id-auth', 'face-verfy', 'bindcard', 'ID-CARD-AUTH', 'pay']
    const said = await strays(siku, { code: 'siku', name: '寺库', entry: '', steps })
    expect(said).toHaveLength(2)
    expect(said[0]).toContain("'face-verfy'")
    expect(said[0]).toContain("did you mean 'face-verify'?")
    expect(said[1]).toContain("the step 'bindcard'")
  })
})
