// Original file: protos/pandex/config/v1/config.proto


export interface ListPublicRequest {
}

export interface ListPublicRequest__Output {
}
