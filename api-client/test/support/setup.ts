import fc from 'fast-check'

/** The same cases in every run of a commit; another number looks at others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
