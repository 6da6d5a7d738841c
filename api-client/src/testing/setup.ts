import fc from 'fast-check'

/** The same random cases in every run of a commit; another number selects other cases. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
