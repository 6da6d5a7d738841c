import '@koo/kit/theme'
import '@koo/kit/theme/night'
