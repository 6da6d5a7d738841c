import fc from 'fast-check'

/** One seed for every property, so that a mutant lives or dies the same way each time. */
fc.configureGlobal({ seed: 20_260_601 })
