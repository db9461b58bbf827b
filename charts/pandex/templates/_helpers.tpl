{{- define "pandex.fullname" -}}
{{- if .Values.fullnameOverride }}{{ .Values.fullnameOverride | trunc 40 | trimSuffix "-" }}
{{- else if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{/* Labels that never change: Deployments cannot change their selector. Takes a dict of root and component. */}}
{{- define "pandex.selectorLabels" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "pandex.labels" -}}
{{ include "pandex.selectorLabels" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | trunc 63 | trimAll "._-" | quote }}
app.kubernetes.io/part-of: pandex
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end }}

{{/* name, namespace and labels of an object of a component. Takes root, component and, if the object is named otherwise, name. */}}
{{- define "pandex.metadata" -}}
name: {{ .name | default (printf "%s-%s" (include "pandex.fullname" .root) .component) }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "pandex.labels" . | nindent 2 }}
{{- end }}

{{- define "pandex.image" -}}
{{- $image := .Values.image -}}
{{- if $image.registry }}{{ $image.registry }}/{{ end }}{{ $image.repository }}
{{- if $image.digest }}@{{ $image.digest }}{{ else }}:{{ $image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}

{{/* The settings of a component: its own over the defaults of all. YAML. */}}
{{- define "pandex.settings" -}}
{{- $own := index .root.Values.services .component | default dict -}}
{{- mergeOverwrite (deepCopy .root.Values.defaults) (deepCopy $own) | toYaml }}
{{- end }}

{{- define "pandex.podSecurityContext" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{/* Takes root. */}}
{{- define "pandex.containerSecurityContext" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: {{ .Values.readOnlyRootFilesystem }}
capabilities:
  drop: [ALL]
{{- end }}

{{/* What every pod of the chart has: no token, no service links, the restricted profile. Takes root. */}}
{{- define "pandex.podDefaults" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- if not (kindIs "invalid" .root.Values.hostUsers) }}
hostUsers: {{ .root.Values.hostUsers }}
{{- end }}
securityContext:
  {{- include "pandex.podSecurityContext" . | nindent 2 }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "pandex.volumes" -}}
- name: tmp
  emptyDir:
    sizeLimit: 256Mi
{{- if .Values.tls.caBundle.name }}
- name: ca-bundle
  {{- if eq .Values.tls.caBundle.kind "ConfigMap" }}
  configMap:
    name: {{ .Values.tls.caBundle.name }}
  {{- else }}
  secret:
    secretName: {{ .Values.tls.caBundle.name }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "pandex.volumeMounts" -}}
- name: tmp
  mountPath: /tmp
{{- if .Values.tls.caBundle.name }}
- name: ca-bundle
  mountPath: /etc/pandex/ca
  readOnly: true
{{- end }}
{{- end }}

{{/* Labels of pods: without the chart's version, which would start new pods without need. */}}
{{- define "pandex.podLabels" -}}
{{ include "pandex.selectorLabels" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | trunc 63 | trimAll "._-" | quote }}
app.kubernetes.io/part-of: pandex
{{- end }}

{{/* A container of the product's image. Takes root, name, args (list), env (YAML), resources. */}}
{{- define "pandex.container" -}}
name: {{ .name }}
image: {{ include "pandex.image" .root }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
{{- with .command }}
command:
  {{- toYaml . | nindent 2 }}
{{- end }}
args:
  {{- toYaml .args | nindent 2 }}
env:
  {{- .env | nindent 2 }}
resources:
  {{- toYaml .resources | nindent 2 }}
securityContext:
  {{- include "pandex.containerSecurityContext" .root | nindent 2 }}
volumeMounts:
  {{- include "pandex.volumeMounts" .root | nindent 2 }}
{{- end }}
