{{/* Keys of the site: made by the first install, then only changed by the operator of the site. */}}

{{- define "pandex.keysSecret" -}}
{{- .Values.keys.existingSecret | default (printf "%s-keys" (include "pandex.fullname" .)) }}
{{- end }}

{{/*
The keys that the chart makes, as JSON: those of the cluster's Secret, otherwise new ones. Templates of one rendering share them through
.Values. An Ed25519 key as a JSON Web Key (RFC 8037) is its last 32 bytes in PKCS#8 (RFC 8410) and, for the public part, the 32 bytes behind
the algorithm's name in a certificate of it.
*/}}
{{- define "pandex.keys" -}}
{{- if not (hasKey .Values "madeKeys") }}
{{- $secret := include "pandex.keysSecret" . }}
{{- $keys := dict }}
{{- with lookup "v1" "Secret" .Release.Namespace $secret }}
{{- range $name, $value := .data }}{{ $_ := set $keys $name (b64dec $value) }}{{ end }}
{{- range list "service-secret" "jwt-private-key" "jwt-public-keys" "admin-password" }}
{{- if not (hasKey $keys .) }}{{ fail (printf "the Secret %s has no key %s" $secret .) }}{{ end }}
{{- end }}
{{- else }}
{{- $_ := set $keys "service-secret" (randAlphaNum 43) }}
{{- $_ := set $keys "engines-password" (randAlphaNum 32) }}
{{- $_ := set $keys "admin-password" (.Values.admin.password | default (randAlphaNum 20)) }}
{{- $key := genPrivateKey "ed25519" }}
{{- $pem := regexReplaceAll "-----[^-]+-----|\\s" $key "" | b64dec }}
{{- $certificate := (genCAWithKey "pandex" 1 $key).Cert }}
{{- $der := regexReplaceAll "-----[^-]+-----|\\s" $certificate "" | b64dec }}
{{- $public := index (splitList "\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00" $der) 1 }}
{{- $d := include "pandex.base64url" (substr 16 48 $pem) }}
{{- $x := include "pandex.base64url" (substr 0 32 $public) }}
{{- $kid := sha256sum $x | trunc 16 }}
{{- $shared := dict "kty" "OKP" "crv" "Ed25519" "kid" $kid "x" $x "alg" "EdDSA" }}
{{- $_ := set $keys "jwt-private-key" (set (deepCopy $shared) "d" $d | toJson) }}
{{- $_ := set $keys "jwt-public-keys" (dict "keys" (list (set (deepCopy $shared) "use" "sig")) | toJson) }}
{{- end }}
{{- $_ := set .Values "madeKeys" $keys }}
{{- end }}
{{- .Values.madeKeys | toJson }}
{{- end }}

{{- define "pandex.base64url" -}}
{{ b64enc . | replace "+" "-" | replace "/" "_" | trimSuffix "=" }}
{{- end }}
