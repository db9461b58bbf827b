import { registry } from '@pandex/platform/telemetry/metrics'
import { Counter, Gauge } from 'prom-client'

export const captchaMetrics = {
  ready: new Gauge({
    name: 'pandex_captcha_pictures_ready',
    help: 'Pictures that wait for a visitor; at 0 visitors wait for pictures',
    labelNames: ['type'],
    registers: [registry],
  }),
  drawn: new Counter({
    name: 'pandex_captcha_pictures_drawn_total',
    help: 'Pictures by outcome: drawn, failed',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  }),
  checks: new Counter({
    name: 'pandex_captcha_checks_total',
    help: 'Answers by outcome: right, wrong, unreadable',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  }),
}
