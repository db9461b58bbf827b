// Original file: protos/pandex/task/v1/task.proto


export interface GetSitemapRequest {
  'name'?: (string);
}

export interface GetSitemapRequest__Output {
  'name': (string);
}
