import type { Handlers } from './context.ts'
import type { Domain } from './domain.ts'
import { hashOfText } from './hash.ts'
import type { MagicInput } from './magic.ts'
import type { Customer } from './customer.ts'
import type { PageHandler } from './page.ts'
import type { Persona } from './persona.ts'
import type { DomainUserView, DomainWorldView } from './view.ts'
import {
  CAPS,
  newId,
  newWorld,
  type InitialUser,
  type InitialWorld,
  type User,
  type World,
  type WorldStart,
} from './world.ts'

/** All domains as one. Combines what each of them declares. */
export class Domains {
  /** All handlers. */
  readonly handlers: Handlers
  /** Every persona, the default first. */
  readonly personas: readonly Persona[]
  /** All magic inputs except the phone endings, which select the persona. */
  readonly magic: readonly MagicInput[]
  readonly pages: readonly PageHandler[]
  readonly tweaks: NonNullable<Domain['tweaks']>
  /** The groups of personas, with a Chinese name for pickers. */
  readonly groups: ReadonlyArray<Pick<Domain, 'name' | 'title'>>
  /**
   * Personas by the last four digits of a phone number; any other number gets the persona of its world. 13800000002 and
   * 15912340002 are the same persona with separate accounts.
   */
  readonly phoneEndings: Readonly<Record<string, string>>
  readonly #list: readonly Domain[]
  readonly #personas: ReadonlyMap<string, Persona>

  constructor(list: readonly Domain[]) {
    this.#list = list
    this.handlers = Object.assign({}, ...list.map((domain) => domain.handlers))
    this.personas = list.flatMap((domain) => domain.personas ?? [])
    this.magic = list.flatMap((domain) => domain.magic ?? [])
    this.pages = list.flatMap((domain) => domain.pages ?? [])
    this.tweaks = Object.assign({}, ...list.map((domain) => domain.tweaks))
    this.groups = list
      .filter(({ personas = [] }) => personas.length > 0)
      .map(({ name, title }) => ({ name, title }))
    this.phoneEndings = Object.fromEntries(this.personas.map(({ mobile, name }) => [mobile.slice(-4), name]))
    this.#personas = new Map(this.personas.map((persona) => [persona.name, persona]))
  }

  /** The persona of scopes that were never reset. */
  get defaultPersona(): Persona {
    const [first] = this.personas
    if (first === undefined) throw new Error('no domain has a persona')
    return first
  }

  /** The persona of that name, or undefined. */
  findPersona(name: string): Persona | undefined {
    return this.#personas.get(name)
  }

  /** Name of the group a persona belongs to. */
  groupOf(persona: Persona): string {
    return this.#list.find(({ personas = [] }) => personas.includes(persona))?.name ?? ''
  }

  /** The phone of a persona, used for sign-in unless another is given. */
  phoneOf(persona: string): string {
    return this.findPersona(persona)?.mobile ?? '13800000000'
  }

  /** The persona of a user, with this world's tweaks. */
  personaOf(world: World, user: User): Persona {
    return tweaked(this.findPersona(user.persona) ?? this.defaultPersona, world.tweak)
  }

  /** Returns a customer with the persona, for functions that work for one customer. */
  customerOf(world: World, user: User, now: number): Customer {
    return { world, user, persona: this.personaOf(world, user), now }
  }

  newWorld(start: WorldStart): World {
    const begun: InitialWorld = Object.assign({}, ...this.#list.map((domain) => domain.initialWorld?.()))
    return newWorld(start, begun)
  }

  /**
   * Returns the user of a phone number; creates one when the number is new in this world. The last four digits select
   * the persona, else the world does. For a number that another account gave up, a domain may select the persona.
   */
  userOf(world: World, mobile: string, persona?: string): User {
    const known = world.users.find((user) => user.mobile === mobile)
    if (known) return known
    const otherPersona = firstOf(this.#list, (domain) => domain.personaOfFreedPhone?.(world, mobile))
    const begun: InitialUser = Object.assign({}, ...this.#list.map((domain) => domain.initialUser?.()))
    const user: User = {
      // Pages store the id, so it must not be the phone number itself.
      userId: otherPersona === undefined ? `U${hashOfText(mobile)}` : newId(world, 'U'),
      mobile,
      persona: otherPersona ?? persona ?? this.phoneEndings[mobile.slice(-4)] ?? world.persona,
      slices: {},
      ...begun,
    }
    world.users.push(user)
    for (const domain of this.#list) domain.welcome?.(this.customerOf(world, user, world.since))
    this.#dropUnusedUsers(world)
    return user
  }

  /** The domains' part of the view of a world. */
  viewWorld(world: World): DomainWorldView {
    return Object.assign({}, ...this.#list.map((domain) => domain.viewWorld?.(world)))
  }

  /** The domains' part of the view of a customer. */
  viewUser(customer: Customer): DomainUserView {
    return Object.assign({}, ...this.#list.map((domain) => domain.viewUser?.(customer)))
  }

  /** Removes the oldest unused users when there are too many. A user that a domain keeps is never removed. */
  #dropUnusedUsers(world: World): void {
    for (const user of world.users.slice(0, -1)) {
      if (world.users.length <= CAPS.users) return
      const isKept = this.#list.some((domain) => domain.keeps?.(user) ?? false)
      if (!isKept) world.users.splice(world.users.indexOf(user), 1)
    }
  }
}

/** The first result that is not undefined. */
function firstOf<T, A>(list: readonly T[], read: (item: T) => A | undefined): A | undefined {
  for (const item of list) {
    const result = read(item)
    if (result !== undefined) return result
  }
  return undefined
}

/** Merges each part of `tweak` into the same part of `persona`, one level deep. */
function tweaked(persona: Persona, tweak: Record<string, unknown>): Persona {
  const parts: Record<string, unknown> = { ...persona }
  for (const [name, value] of Object.entries(tweak)) {
    const part = parts[name]
    parts[name] = isPlain(part) && isPlain(value) ? { ...part, ...value } : value
  }
  return { ...persona, ...parts }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
