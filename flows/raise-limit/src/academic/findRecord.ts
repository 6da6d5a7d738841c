import type { CallOptions, CallSpec, Gateway } from '@koo/api-client'
import { creditQueryAcademicInfo } from '@koo/api-client/calls'
import type { AcademicRequest } from '@koo/api-client/types'

/** Sends a request once: the transport repeats a read by itself when its reply was lost. */
const once = (gateway: Gateway): Gateway => ({
  serverNow: () => gateway.serverNow(),
  call: <Content>(spec: CallSpec, request: object, options?: CallOptions) =>
    gateway.call<Content>({ ...spec, attempts: 1 }, request, options),
})

/** The record behind a code. A refusal uses up one of three tries a day, so a lost reply is the customer's to ask for again. */
export const findRecord = (gateway: Gateway, request: AcademicRequest, options?: CallOptions) =>
  creditQueryAcademicInfo(once(gateway), request, options)
