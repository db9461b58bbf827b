{{/* Addresses and credentials of the engines. */}}

{{- define "pandex.kafkaBrokers" -}}
{{- if .Values.engines.enabled }}{{ include "pandex.fullname" . }}-kafka:9092
{{- else }}{{ join "," .Values.kafka.brokers | required "set kafka.brokers" }}
{{- end }}
{{- end }}

{{/* An engine's URL from values.yaml, or that of the engine of a trial. Takes root and engine. */}}
{{- define "pandex.inlineUrl" -}}
{{- $host := printf "%s-%s" (include "pandex.fullname" .root) .engine -}}
{{- if .root.Values.engines.enabled }}
{{- get (dict "postgres" (printf "postgres://pandex:%s@%s:5432" (get (include "pandex.keys" .root | fromJson) "engines-password") $host) "redis" (printf "redis://%s:6379" $host) "elasticsearch" (printf "http://%s:9200" $host)) .engine }}
{{- else }}{{ (index .root.Values .engine).url }}
{{- end }}
{{- end }}

{{- define "pandex.enginesSecret" -}}
{{ include "pandex.fullname" . }}-engines
{{- end }}

{{/* What values.yaml gives inline. The hook Job has its own copy, because it runs before the objects of the release exist. */}}
{{- define "pandex.enginesSecretData" -}}
{{- $root := . -}}
{{- range list "postgres" "redis" "elasticsearch" }}
{{- if not (index $root.Values .).existingSecret.name }}
{{ . }}-url: {{ include "pandex.inlineUrl" (dict "root" $root "engine" .) | required (printf "set %s.url, or %s.existingSecret.name" . .) | b64enc }}
{{- end }}
{{- end }}
{{- with .Values.kafka.sasl }}
{{- if and .mechanism (not .existingSecret.name) }}
kafka-password: {{ .password | required "set kafka.sasl.password, or kafka.sasl.existingSecret.name" | b64enc }}
{{- end }}
{{- end }}
{{- end }}
