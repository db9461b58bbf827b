// Original file: protos/pandex/task/v1/task.proto


export interface PreviewImportRequest {
  'text'?: (string);
}

export interface PreviewImportRequest__Output {
  'text': (string);
}
