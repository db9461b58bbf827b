import { z } from 'zod'

export const addressSchema = z.string().regex(/^[^\s/]+:\d+$/, 'must be host:port')

const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

/** Addresses of the engines and how to log in. Certificates are checked against NODE_EXTRA_CA_CERTS and the public authorities. */
export const engineSchemas = {
  postgres: {
    /** `?sslmode=verify-full` for TLS. */
    POSTGRES_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    POSTGRES_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  },
  redis: {
    /** With Sentinels, their primary's address replaces the host and port. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    REDIS_PREFIX: z.string().default('pandex:'),
    REDIS_SENTINELS: commaList.pipe(z.array(addressSchema)).default([]),
    /** Under which the Sentinels know the primary. */
    REDIS_SENTINEL_NAME: z.string().default('mymaster'),
    REDIS_SENTINEL_PASSWORD: z.string().optional(),
  },
  kafka: {
    KAFKA_BROKERS: commaList.pipe(z.array(addressSchema).min(1)),
    KAFKA_PREFIX: z.string().default(''),
    KAFKA_TLS: z.stringbool().default(false),
    KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
    KAFKA_SASL_USERNAME: z.string().optional(),
    KAFKA_SASL_PASSWORD: z.string().optional(),
  },
  elasticsearch: {
    /** Nodes of one cluster, comma-separated. */
    ELASTICSEARCH_URL: commaList.pipe(z.array(z.url({ protocol: /^https?$/ })).min(1)),
    ELASTICSEARCH_PREFIX: z.string().default(''),
    ELASTICSEARCH_API_KEY: z.string().optional(),
  },
}

/** Variables that have an effect only beside others. */
export const requiredBeside: Readonly<Record<string, readonly string[]>> = {
  KAFKA_SASL_MECHANISM: ['KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD'],
  KAFKA_SASL_USERNAME: ['KAFKA_SASL_MECHANISM'],
  KAFKA_SASL_PASSWORD: ['KAFKA_SASL_MECHANISM'],
  REDIS_SENTINEL_PASSWORD: ['REDIS_SENTINELS'],
}

type ConfigOf<S extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<S>>>

export const redisOptionsOf = (config: ConfigOf<typeof engineSchemas.redis>) => ({
  url: config.REDIS_URL,
  ...(config.REDIS_SENTINELS.length > 0 && {
    sentinels: {
      addresses: config.REDIS_SENTINELS,
      name: config.REDIS_SENTINEL_NAME,
      password: config.REDIS_SENTINEL_PASSWORD,
    },
  }),
})

export const kafkaOptionsOf = (config: ConfigOf<typeof engineSchemas.kafka>) => ({
  brokers: config.KAFKA_BROKERS,
  prefix: config.KAFKA_PREFIX,
  tls: config.KAFKA_TLS,
  ...(config.KAFKA_SASL_MECHANISM && {
    sasl: {
      mechanism: config.KAFKA_SASL_MECHANISM,
      username: config.KAFKA_SASL_USERNAME ?? '',
      password: config.KAFKA_SASL_PASSWORD ?? '',
    },
  }),
})

export const elasticsearchOptionsOf = (config: ConfigOf<typeof engineSchemas.elasticsearch>) => ({
  url: config.ELASTICSEARCH_URL,
  prefix: config.ELASTICSEARCH_PREFIX,
  apiKey: config.ELASTICSEARCH_API_KEY,
})
