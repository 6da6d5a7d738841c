/**
 * The inline script of a page with an `entry`: the common one, and the page's first calls, sent before any module has
 * loaded. The build makes `virtual:koo-entry` from the step.
 */
import './boot.ts'
import { queryOf } from '@koo/flow'
import { calls, framed, login } from 'virtual:koo-entry'
import { windowQuery } from '@koo/host/navigation'
import { markInlinedSheets } from './inlinedSheets.ts'
import { sendEarly } from './sendEarly.ts'
import { isModern } from './startApp.ts'

if (isModern) markInlinedSheets()
if (window.kooRuns)
  sendEarly((isCustomer) => calls(queryOf(windowQuery().toString()), isCustomer), { login, framed })
