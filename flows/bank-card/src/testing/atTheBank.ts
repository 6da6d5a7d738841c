/** What the customer does on the page of the bank, for tests and stories. */
import type { SandboxWorld } from '@koo/page/testing'

/** Presses a button of the page at `url`. Resolves to where the bank comes back to. */
export async function pressAtTheBank(
  { sandbox }: SandboxWorld,
  url: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const body = new URLSearchParams(form)
  const reply = await sandbox.fetch(new Request(url, { method: 'POST', body, redirect: 'manual' }))
  return reply.headers.get('location') ?? ''
}
