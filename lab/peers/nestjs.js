import 'reflect-metadata'
import { Controller, Get, Headers, Module, Query, UnauthorizedException } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { api } from './over-pg.js'

class Api {
  async user(cookie) {
    return known(await api.user(cookie))
  }
  async jobs(cookie, limit) {
    return known(await api.jobs(cookie, Number(limit)))
  }
}

function known(body) {
  if (!body) throw new UnauthorizedException()
  return body
}

class App {}

// Decorators, called by hand: Node runs this file as it is.
const of = (name) => Object.getOwnPropertyDescriptor(Api.prototype, name)
Headers('cookie')(Api.prototype, 'user', 0)
Headers('cookie')(Api.prototype, 'jobs', 0)
Query('limit')(Api.prototype, 'jobs', 1)
Get('auth/user')(Api.prototype, 'user', of('user'))
Get('jobs')(Api.prototype, 'jobs', of('jobs'))
Controller('api')(Api)
Module({ controllers: [Api] })(App)

const app = await NestFactory.create(App, { logger: false })
await app.listen(Number(process.env.PORT), '127.0.0.1')
