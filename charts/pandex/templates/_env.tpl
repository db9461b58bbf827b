{{/* Environment variables of the processes. `secret` names the Secret that holds what values.yaml gives inline. */}}

{{- define "pandex.env.value" -}}
- name: {{ .name }}
  value: {{ .value | toString | quote }}
{{- end }}

{{- define "pandex.env.secret" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret }}
      key: {{ .key }}
      {{- if .optional }}
      optional: true
      {{- end }}
{{- end }}

{{/* An engine's URL: from the Secret of the operator of the site, or from ours. Takes root, secret, engine, name. */}}
{{- define "pandex.env.engineUrl" -}}
{{- $engine := index .root.Values .engine -}}
{{- if $engine.existingSecret.name }}
{{- include "pandex.env.secret" (dict "name" .name "secret" $engine.existingSecret.name "key" $engine.existingSecret.key) }}
{{- else }}
{{- include "pandex.env.secret" (dict "name" .name "secret" .secret "key" (printf "%s-url" .engine)) }}
{{- end }}
{{- end }}

{{- define "pandex.databaseUrl" -}}
$(POSTGRES_SERVER)/{{ .root.Values.postgres.databasePrefix }}{{ .service }}{{ with .root.Values.postgres.parameters }}?{{ . }}{{ end }}
{{- end }}

{{- define "pandex.env.postgres" -}}
{{ include "pandex.env.engineUrl" (dict "root" .root "secret" .secret "engine" "postgres" "name" "POSTGRES_SERVER") }}
{{ include "pandex.env.value" (dict "name" "POSTGRES_URL" "value" (include "pandex.databaseUrl" .)) }}
{{ include "pandex.env.value" (dict "name" "POSTGRES_POOL_SIZE" "value" .root.Values.postgres.poolSize) }}
{{- end }}

{{- define "pandex.env.redis" -}}
{{ include "pandex.env.engineUrl" (dict "root" .root "secret" .secret "engine" "redis" "name" "REDIS_URL") }}
{{ include "pandex.env.value" (dict "name" "REDIS_PREFIX" "value" .root.Values.redis.prefix) }}
{{- with .root.Values.redis.sentinel }}
{{- if .addresses }}
{{ include "pandex.env.value" (dict "name" "REDIS_SENTINELS" "value" (join "," .addresses)) }}
{{ include "pandex.env.value" (dict "name" "REDIS_SENTINEL_NAME" "value" .name) }}
{{- if .existingSecret.name }}
{{ include "pandex.env.secret" (dict "name" "REDIS_SENTINEL_PASSWORD" "secret" .existingSecret.name "key" .existingSecret.key) }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}

{{- define "pandex.env.kafka" -}}
{{- $kafka := .root.Values.kafka -}}
{{ include "pandex.env.value" (dict "name" "KAFKA_BROKERS" "value" (include "pandex.kafkaBrokers" .root)) }}
{{ include "pandex.env.value" (dict "name" "KAFKA_PREFIX" "value" $kafka.prefix) }}
{{- if $kafka.tls }}
{{ include "pandex.env.value" (dict "name" "KAFKA_TLS" "value" "true") }}
{{- end }}
{{- if $kafka.sasl.mechanism }}
{{ include "pandex.env.value" (dict "name" "KAFKA_SASL_MECHANISM" "value" $kafka.sasl.mechanism) }}
{{ include "pandex.env.value" (dict "name" "KAFKA_SASL_USERNAME" "value" $kafka.sasl.username) }}
{{- if $kafka.sasl.existingSecret.name }}
{{ include "pandex.env.secret" (dict "name" "KAFKA_SASL_PASSWORD" "secret" $kafka.sasl.existingSecret.name "key" $kafka.sasl.existingSecret.key) }}
{{- else }}
{{ include "pandex.env.secret" (dict "name" "KAFKA_SASL_PASSWORD" "secret" .secret "key" "kafka-password") }}
{{- end }}
{{- end }}
{{- end }}

{{- define "pandex.env.elasticsearch" -}}
{{- $elasticsearch := .root.Values.elasticsearch -}}
{{ include "pandex.env.engineUrl" (dict "root" .root "secret" .secret "engine" "elasticsearch" "name" "ELASTICSEARCH_URL") }}
{{ include "pandex.env.value" (dict "name" "ELASTICSEARCH_PREFIX" "value" $elasticsearch.prefix) }}
{{ include "pandex.env.value" (dict "name" "ELASTICSEARCH_SHARDS" "value" $elasticsearch.shards) }}
{{ include "pandex.env.value" (dict "name" "ELASTICSEARCH_REPLICAS" "value" $elasticsearch.replicas) }}
{{- with $elasticsearch.apiKey.existingSecret }}
{{- if .name }}
{{ include "pandex.env.secret" (dict "name" "ELASTICSEARCH_API_KEY" "secret" .name "key" .key) }}
{{- end }}
{{- end }}
{{- end }}

{{/* Node's own variables. `semiSpaceMB` is a young generation's half; the heap follows the memory limit of the container. */}}
{{- define "pandex.env.node" -}}
{{ include "pandex.env.value" (dict "name" "NODE_OPTIONS" "value" (printf "--max-semi-space-size=%v --max-old-space-size-percentage=%v" .settings.semiSpaceMB .settings.heapPercent)) }}
{{- if .root.Values.tls.caBundle.name }}
{{ include "pandex.env.value" (dict "name" "NODE_EXTRA_CA_CERTS" "value" (printf "/etc/pandex/ca/%s" .root.Values.tls.caBundle.key)) }}
{{- end }}
{{- end }}

{{/* All variables of a component's process. Takes root, component, facts, settings. */}}
{{- define "pandex.env" -}}
{{- $root := .root -}}
{{- $keys := include "pandex.keysSecret" $root -}}
{{- $stores := dict "root" $root "service" .component "secret" (include "pandex.enginesSecret" $root) -}}
{{ include "pandex.env.node" . }}
{{ include "pandex.env.value" (dict "name" "LOG_LEVEL" "value" .settings.logLevel) }}
{{ include "pandex.env.value" (dict "name" "HTTP_PORT" "value" 9090) }}
{{ include "pandex.env.value" (dict "name" "SHUTDOWN_DELAY_MS" "value" (mul 1000 $root.Values.shutdown.delaySeconds)) }}
{{ include "pandex.env.value" (dict "name" "SHUTDOWN_TIMEOUT_MS" "value" (mul 1000 $root.Values.shutdown.timeoutSeconds)) }}
{{ include "pandex.env.secret" (dict "name" "SERVICE_SECRET" "secret" $keys "key" "service-secret") }}
{{ include "pandex.env.secret" (dict "name" "SERVICE_SECRET_PREVIOUS" "secret" $keys "key" "service-secret-previous" "optional" true) }}
{{- if eq .component "gateway" }}
{{ include "pandex.env.value" (dict "name" "HOST" "value" "0.0.0.0") }}
{{ include "pandex.env.value" (dict "name" "PORT" "value" 8080) }}
{{ include "pandex.env.secret" (dict "name" "JWT_PUBLIC_KEYS" "secret" $keys "key" "jwt-public-keys") }}
{{- else }}
{{ include "pandex.env.value" (dict "name" "GRPC_PORT" "value" 9000) }}
{{- end }}
{{- if eq .component "user" }}
{{ include "pandex.env.secret" (dict "name" "JWT_PRIVATE_KEY" "secret" $keys "key" "jwt-private-key") }}
{{- end }}
{{- if has .component (list "gateway" "config") }}
{{ include "pandex.env.value" (dict "name" "TRUSTED_PROXIES" "value" (join "," $root.Values.trustedProxies)) }}
{{- end }}
{{- range .facts.stores }}
{{ include (printf "pandex.env.%s" .) $stores }}
{{- end }}
{{- range .facts.calls }}
{{ include "pandex.env.value" (dict "name" (printf "%s_ADDR" (upper .)) "value" (printf "%s-%s:9000" (include "pandex.fullname" $root) .)) }}
{{- end }}
{{- with $root.Values.otel }}
{{- if .endpoint }}
{{ include "pandex.env.value" (dict "name" "OTEL_EXPORTER_OTLP_ENDPOINT" "value" .endpoint) }}
{{ include "pandex.env.value" (dict "name" "OTEL_TRACES_SAMPLER_ARG" "value" .sampleRatio) }}
- name: POD_NAME
  valueFrom:
    fieldRef:
      fieldPath: metadata.name
{{ include "pandex.env.value" (dict "name" "OTEL_RESOURCE_ATTRIBUTES" "value" (printf "k8s.pod.name=$(POD_NAME),k8s.namespace.name=%s" $root.Release.Namespace)) }}
{{- end }}
{{- end }}
{{- range $name, $value := .settings.env }}
{{ include "pandex.env.value" (dict "name" $name "value" $value) }}
{{- end }}
{{- with .settings.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end }}
