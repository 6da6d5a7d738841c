import type { Environment, FlowHost } from '@koo/flow'
import { createH5Host, type HostParts } from './h5.ts'

/** Kinds whose host differs from the plain browser's; each has a file of its own here. */
const kinds: Partial<Record<Environment, (parts: HostParts) => FlowHost>> = { h5: createH5Host }

/** The kind whose host an environment gets: its own, or the plain browser's. */
export const hostKind = (environment: Environment): Environment =>
  kinds[environment] === undefined ? 'h5' : environment

/** The host for the environment the page runs in. */
export const createHost = (parts: HostParts): FlowHost => (kinds[parts.environment] ?? createH5Host)(parts)
