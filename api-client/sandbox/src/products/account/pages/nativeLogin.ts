import type { Place, Worlds } from '../../../engine/page.ts'
import { openSession } from '../../../engine/session.ts'
import { json, plainError, readJson } from '../../../http/request.ts'
import type { NativeLogin } from '../../../people/account/state.ts'

/**
 * Simulates the login of the native app, for a simulated bridge: each `GET native-login` is one poll and returns `{
 * token }`, which is null until the login has succeeded. `POST native-login { polls?, mobile? }` sets the number of
 * polls without a token (null: all of them) and the phone that signs in, which may belong to another customer than the
 * page's.
 */
export async function handleNativeLogin(
  request: Request,
  { name, scope }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  if (name !== 'native-login') return null
  if (request.method === 'POST') {
    const body = await readJson(request)
    const change = readLogin(body.kind === 'json' ? body.value : null)
    if (change === null)
      return plainError(400, 'native-login takes { polls?: number | null, mobile?: string }')
    worlds.decide(scope, (world) => {
      world.nativeLogin = change
    })
    return json(change)
  }
  const token = worlds.decide(scope, (world, now) => {
    const { polls, mobile } = world.nativeLogin
    if (polls === null) return null
    world.nativeLogin.polls = Math.max(0, polls - 1)
    if (polls > 0) return null
    return openSession(world, worlds.customer(world, mobile, now).user, now).token
  })
  return json({ token })
}

function readLogin(value: unknown): NativeLogin | null {
  if (typeof value !== 'object' || value === null) return null
  const { polls = 0, mobile = null } = value as { polls?: unknown; mobile?: unknown }
  if (polls !== null && !(typeof polls === 'number' && Number.isInteger(polls) && polls >= 0)) return null
  if (mobile !== null && !(typeof mobile === 'string' && /^1\d{10}$/.test(mobile))) return null
  return { polls, mobile }
}
