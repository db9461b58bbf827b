// Original file: protos/pandex/user/v1/user.proto


export interface GetInfoRequest {
}

export interface GetInfoRequest__Output {
}
