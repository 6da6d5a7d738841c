import { useWantedModule, type LazyModule } from '@koo/kit/lazy'
import { toast } from '@koo/kit/OverlayHost'
import { copy } from '../copy.ts'

const sayFailure = () => toast(copy.failed.part, { kind: 'fail' })

/**
 * Loads code that a tap needs, and resolves to whether it is there. If it does not load, a toast says so, and the next tap loads
 * it again; a second failure goes to the page's error view, which loads the page again, with its drafts.
 */
export const useTapLoad = <M>(code: LazyModule<M>): (() => Promise<boolean>) =>
  useWantedModule(code, sayFailure)
